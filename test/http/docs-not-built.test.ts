import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import express from "express";
import request from "supertest";
import { docsFrom } from "../../src/http/pages";

const base = "/standin/docs/";

test("what was installed from the repository cannot build the documentation: its address says where it is", async () => {
  const directory = join(mkdtempSync(join(tmpdir(), "standin-site-")), "site");
  const { status, text } = await request(express().use(docsFrom(directory))).get(base);
  expect(status).toBe(404);
  expect(text).not.toContain("npm run docs:site");
  expect(text).toContain("The package file of a release has it");
  expect(text).toContain("node_modules/standin/docs");
});

test("where the documentation is not built, its address says how, and is right as soon as it is", async () => {
  const clone = mkdtempSync(join(tmpdir(), "standin-site-"));
  const directory = join(clone, "site");
  mkdirSync(join(clone, "build/site"), { recursive: true });
  writeFileSync(join(clone, "build/site/build.mjs"), "");
  const app = express().use(docsFrom(directory));
  for (const path of ["/standin/docs", base, `${base}faults.html`]) {
    const { status, headers, text } = await request(app).get(path);
    expect([path, status, headers["content-type"], text]).toEqual([
      path,
      404,
      "text/plain; charset=utf-8",
      "The documentation is not built here: run npm run docs:site in the directory of Standin.\n",
    ]);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/);
  }
  expect((await request(app).post(base)).status).toBe(405);

  mkdirSync(directory);
  for (const name of ["index", "404"])
    writeFileSync(join(directory, `${name}.html.gz`), gzipSync(`<h1>${name}</h1>`));
  const built = await request(app).get(base);
  expect([built.status, built.text]).toEqual([200, "<h1>index</h1>"]);
  const missing = await request(app).get(`${base}faults.html`);
  expect([missing.status, missing.text]).toEqual([404, "<h1>404</h1>"]);
});
