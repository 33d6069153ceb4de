import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;

class HttpClientTill {
  public static void main(String[] given) throws InterruptedException {
    HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    for (int i = 0; i < given.length; i += 2) {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(given[i]))
              .header("content-type", "application/json")
              .header("authorization", System.getenv("AUTHORIZATION"))
              .POST(BodyPublishers.ofString(given[i + 1]))
              .build();
      try {
        client.send(request, BodyHandlers.ofString());
      } catch (IOException broken) {
        System.out.println(broken);
      }
    }
  }
}
