import java.io.IOException;
import org.apache.http.client.methods.CloseableHttpResponse;
import org.apache.http.client.methods.HttpPost;
import org.apache.http.entity.ContentType;
import org.apache.http.entity.StringEntity;
import org.apache.http.impl.client.CloseableHttpClient;
import org.apache.http.impl.client.DefaultHttpRequestRetryHandler;
import org.apache.http.impl.client.HttpClientBuilder;
import org.apache.http.impl.client.HttpClients;
import org.apache.http.util.EntityUtils;

class ApacheTill {
  public static void main(String[] given) {
    HttpClientBuilder builder = HttpClients.custom();
    boolean sentAgain = System.getenv("RETRIES") != null;
    if (sentAgain) builder.setRetryHandler(new DefaultHttpRequestRetryHandler(3, sentAgain));
    CloseableHttpClient client = builder.build();
    for (int i = 0; i < given.length; i += 2) {
      HttpPost request = new HttpPost(given[i]);
      request.setHeader("authorization", System.getenv("AUTHORIZATION"));
      request.setEntity(new StringEntity(given[i + 1], ContentType.APPLICATION_JSON));
      try (CloseableHttpResponse response = client.execute(request)) {
        EntityUtils.consume(response.getEntity());
      } catch (IOException broken) {
        System.out.println(broken);
      }
    }
  }
}
