import { rand, refusal, saleOf, to, useAirtime } from "../support/messages/airtime";

const { newTill } = useAirtime();

const ids = (products: unknown): string[] =>
  (products as { productId: string }[]).map(({ productId }) => productId);
const offered = [
  "NWAIR20",
  "NWDATA1GB",
  "NWDATAVAR",
  "NWSMS100",
  "NWVOICE60",
  "NWCOMBO",
  "NWSOCIAL",
];

describe("lookupMsisdn", () => {
  test("tells number, balance, products and promotion", async () => {
    const { status, body } = await newTill().lookup("?msisdn=27710000001&channelName=TILL");
    expect(status).toBe(200);
    expect(body).toEqual({
      msisdn: {
        msisdn: "27710000001",
        country: "ZA",
        operator: { id: "81000001", name: "Northwave Mobile" },
      },
      amounts: { balanceAmount: rand(1250) },
      availableProducts: [
        {
          isDirectTopup: true,
          productId: "NWDATA1GB",
          name: "Data 1 GB for 30 days",
          type: "DATA_FIXED",
          description: {
            primaryDescription: "1 GB to use at any time of day",
            shortDescription: "1 GB, 30 days",
            additionalDescriptions: { receipt: "1GB 30D" },
          },
          wholesalePrice: rand(8075),
          recipientAmount: rand(8500),
          productValues: [rand(8500), rand(460, "840")],
          validityPeriod: { duration: 30, durationUnit: "DAYS" },
          productContents: [{ amount: 1, unit: "GB" }],
          operator: { id: "81000001", name: "Northwave Mobile" },
          channels: [
            {
              channelName: "USSD",
              productDisplayName: "1GB 30 days",
              productDisplayCategory: "Monthly data",
              productDisplaySortOrder: 2,
            },
            {
              channelName: "APP",
              productDisplayName: "1 GB, 30 days",
              productDisplayCategory: "Monthly data",
              productDisplaySortOrder: 4,
            },
            {
              channelName: "TILL",
              productDisplayName: "1 GB month",
              productDisplayCategory: "Monthly data",
              productDisplaySortOrder: 3,
              channelProductIdentifier: "T-0103",
            },
          ],
        },
      ],
      promotion: {
        promotion: "Winter Data",
        startDate: "2026-06-01T00:00:00.000Z",
        endDate: "2026-08-31T23:59:59.000Z",
      },
    });
  });

  test.each([
    ["", offered],
    ["&operator=Somebody", offered],
    ["&productType=DATA_FIXED", ["NWDATA1GB"]],
    ["&productType=NO_SUCH_TYPE", []],
    ["&channelName=APP", ["NWDATA1GB", "NWSOCIAL"]],
    ["&channelName=app", []],
    ["&productCategory=Monthly%20data", ["NWDATA1GB"]],
    ["&productCategory=Winter%20Data", ["NWDATA1GB", "NWDATAVAR"]],
    ["&productCategory=Nothing", []],
    ["&productCategory=Winter%20Data&productType=DATA_VARIABLE", ["NWDATAVAR"]],
    ["&channelName=APP&productType=APP_RELATED", ["NWSOCIAL"]],
  ])("with the filters %s offers %j", async (filters, expected) => {
    const { status, body } = await newTill().lookup(`?msisdn=27710000001${filters}`);
    expect(status).toBe(200);
    expect(ids(body["availableProducts"])).toEqual(expected);
  });

  test("repeats the number as it was asked, and tells no promotion where there is none", async () => {
    const till = newTill();
    const { body } = await till.lookup("?msisdn=%2B27710000002");
    expect(till.space.messages().exchanges[0]?.findings).toEqual([]);
    expect(body).toMatchObject({ msisdn: { msisdn: "+27710000002" } });
    expect(body).not.toHaveProperty("promotion");
    expect(ids(body["availableProducts"])).toEqual(["NWAIR20", "NWDATA1GB", "NWSMS100"]);
  });

  test("a plus sign that is not escaped is refused, and a finding says why", async () => {
    const till = newTill();
    expect(await till.lookup("?msisdn=+27710000002")).toMatchObject({
      status: 400,
      body: {
        errorType: "FORMAT_ERROR",
        detailMessage: { formatErrors: [{ field: "msisdn", value: " 27710000002" }] },
      },
    });
    expect(till.space.messages().exchanges[0]?.findings).toEqual([
      {
        code: "plus-in-query",
        field: "msisdn",
        text: "a plus sign in a query is read as a space: send %2B in its place",
      },
    ]);
  });

  test("of a number without products gives an empty list", async () => {
    expect(await newTill().lookup("?msisdn=27710000003")).toMatchObject({
      status: 200,
      body: { availableProducts: [] },
    });
  });

  test.each([
    ["27719999999", 404, "UNABLE_TO_LOCATE_RECORD"],
    ["27730000001", 503, "UPSTREAM_UNAVAILABLE"],
    ["27740000001", 504, "OUTCOME_UNKNOWN"],
  ])("of %s answers %i %s", async (msisdn, status, errorType) => {
    const reply = await newTill().lookup(`?msisdn=${msisdn}`);
    expect(reply).toMatchObject(refusal(status, errorType, { requestType: "MSISDN_INFO_REQUEST" }));
    expect(reply.body).not.toHaveProperty("originalId");
  });

  test.each([
    ["", "query param msisdn may not be null"],
    ["?msisdn=", undefined],
    ["?msisdn=0271", undefined],
    ["?msisdn=+27710000001", undefined],
    ["?msisdn=2", undefined],
    ["?msisdn=2771000000123456", undefined],
    ["?msisdn=27710000001&msisdn=27710000002", undefined],
  ])("of %j is a format error", async (query, msg) => {
    const reply = await newTill().lookup(query);
    expect(reply).toMatchObject(
      refusal(400, "FORMAT_ERROR", {
        detailMessage: { formatErrors: [{ field: "msisdn", ...(msg !== undefined && { msg }) }] },
      }),
    );
  });

  test("shows the state before a purchase that is pending in its bundles only", async () => {
    const till = newTill();
    const before = await till.lookup("?msisdn=27710000001");
    await till.purchase(saleOf("NWSMS100", to("27710000001")));
    expect((await till.lookup("?msisdn=27710000001")).text).toBe(before.text);
  });

  test("a trailing slash changes nothing", async () => {
    const till = newTill();
    expect((await till.client.get("/airtime/v5/msisdn/?msisdn=27710000001")).status).toBe(200);
    expect((await till.client.get("/airtime/v5/products/")).status).toBe(200);
  });
});

describe("listProducts", () => {
  test("lists what is for sale, or what a channel sells", async () => {
    const till = newTill();
    const all = ids((await till.products()).body);
    expect(all).toHaveLength(23);
    expect(all).not.toContain("NWGONE5");
    expect(ids((await till.products("?channelName=APP")).body)).toEqual(["NWDATA1GB", "NWSOCIAL"]);
    expect(await till.products("?channelName=RADIO")).toMatchObject({ status: 200, body: [] });
  });

  test("of a client without a catalogue is not implemented", async () => {
    expect(await newTill("70010003").products()).toMatchObject(
      refusal(501, "FUNCTION_NOT_SUPPORTED", { requestType: "LIST_PRODUCTS_REQUEST" }),
    );
  });
});

test("the test server's data show the prices and limits of every product", async () => {
  const till = newTill();
  const products = (await till.all())["products"] as { prices?: unknown[]; ranges?: unknown[] }[];
  for (const { prices = [], ranges = [] } of products)
    expect(prices.length + ranges.length).toBeGreaterThan(0);
  expect(await till.data("product", "NWAIR20")).toMatchObject({ prices: [rand(2000)] });
  expect(await till.data("product", "NWAIRVAR")).toMatchObject({
    ranges: [{ minimum: rand(500), maximum: rand(100_000), step: rand(100) }],
  });
});
