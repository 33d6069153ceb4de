use LWP::UserAgent;

my $till = LWP::UserAgent->new(keep_alive => 1);
while (my ($url, $body) = splice(@ARGV, 0, 2)) {
    $till->post(
        $url,
        'content-type'  => 'application/json',
        'authorization' => $ENV{AUTHORIZATION},
        'content'       => $body,
    );
}
