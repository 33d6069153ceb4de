"use strict";

/**
 * Makes the pictures of the README anew, in a Chromium, from what the demonstration sells: `npm run pictures`. It builds the
 * code first. Times are those of a data space whose clock is set; ids are new each time.
 */
const { spawn } = require("node:child_process");
const { once } = require("node:events");
const { mkdirSync } = require("node:fs");
const { join } = require("node:path");
const { chromium } = require("playwright-core");
const { chromium: executablePath } = require("../test/jest/chromium");

const root = join(__dirname, "..");
const { createStandin } = require(root);
const { demoUser } = require(join(root, "dist/in-process/options"));
const directory = join(__dirname, "pictures");

const begin = "2026-01-15T09:30:00Z";
const end = "2026-01-15T09:30:40Z";
/** What is printed of the last sale that the pictures show. */
const lastSale = /gift card payment .* ! the till never reverses/;

/** Has the demonstration sell at a simulator, until the last sale of the pictures. */
async function demonstrateAt({ url }) {
  const child = spawn(process.execPath, [join(root, "bin/standin.js"), "demo", "--url", url], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  while (!lastSale.test(text)) text += String((await once(child.stdout, "data"))[0]);
  child.kill("SIGINT");
  await once(child, "close");
}

/** The request of the last transaction that was reversed: its answer was lost. */
const reversedIn = (standin) =>
  standin
    .messages()
    .exchanges.findLast(
      ({ operation, status }) => operation === "reverseRedemption" && status === 202,
    ).requestId;

/** Where each picture is taken, by its name, and what is there when the page is whole. */
const pictures = {
  messages: { at: () => "messages", whole: "createPolicyPayment" },
  transaction: { at: (standin) => `transactions/${reversedIn(standin)}`, whole: "REVERSED" },
};

async function takePictures(browser, standin) {
  const home = `${standin.url}/standin/console/`;
  for (const colorScheme of ["light", "dark"]) {
    const viewport = { width: 1440, height: 520 };
    const page = await browser.newPage({
      viewport,
      colorScheme,
      locale: "en-GB",
      timezoneId: "UTC",
    });
    await page.goto(`${home}#user=${demoUser.user}`);
    await page.getByRole("group", { name: "Verdict so far" }).getByText("FAIL").waitFor();
    for (const [name, { at, whole }] of Object.entries(pictures)) {
      await page.goto(home + at(standin));
      await page.getByText(whole).first().waitFor();
      await page.screenshot({ path: join(directory, `${name}-${colorScheme}.png`) });
    }
    await page.close();
  }
}

async function main() {
  if (executablePath === undefined) throw new Error("No Chromium is installed.");
  mkdirSync(directory, { recursive: true });
  const standin = await createStandin(demoUser);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    standin.clock({ set: begin });
    await demonstrateAt(standin);
    standin.clock({ set: end, frozen: true });
    await takePictures(browser, standin);
  } finally {
    await browser.close();
    await standin.close();
  }
}

void main();
