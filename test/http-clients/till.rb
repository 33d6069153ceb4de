require "net/http"

given = ARGV.each_slice(2).map { |url, body| [URI(url), body] }
Net::HTTP.start(given[0][0].host, given[0][0].port) do |till|
  given.each do |uri, body|
    headers = { "content-type" => "application/json", "authorization" => ENV["AUTHORIZATION"] }
    till.post(uri.path, body, headers)
  rescue StandardError => broken
    puts broken
  end
end
