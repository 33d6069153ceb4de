import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URL;

class UrlConnectionTill {
  public static void main(String[] given) throws IOException {
    for (int i = 0; i < given.length; i += 2) {
      HttpURLConnection connection = (HttpURLConnection) new URL(given[i]).openConnection();
      connection.setRequestMethod("POST");
      connection.setDoOutput(true);
      connection.setRequestProperty("content-type", "application/json");
      connection.setRequestProperty("authorization", System.getenv("AUTHORIZATION"));
      connection.getOutputStream().write(given[i + 1].getBytes("UTF-8"));
      try (InputStream answer = connection.getInputStream()) {
        answer.readAllBytes();
      } catch (IOException broken) {
        System.out.println(broken);
      }
    }
  }
}
