// Traces one redemption through `src`: how often a function of one file calls one of another.
const { subscribe, unsubscribe } = require("node:diagnostics_channel");
const { once } = require("node:events");
const { readFileSync } = require("node:fs");
const { join, relative, resolve, sep } = require("node:path");
const ts = require("typescript");

const root = resolve(__dirname, "../..");
const source = join(root, "src") + sep;

/** A statement or an expression that notes the entry into a function. */
const note = (factory) =>
  factory.createCallExpression(factory.createIdentifier("__entered"), undefined, [
    factory.createIdentifier("__filename"),
  ]);

/** Puts a note at the beginning of every function. */
const noting = (context) => {
  const { factory } = context;
  const noted = (body) =>
    ts.isBlock(body)
      ? factory.updateBlock(body, [
          factory.createExpressionStatement(note(factory)),
          ...body.statements,
        ])
      : factory.createParenthesizedExpression(
          factory.createComma(note(factory), factory.createParenthesizedExpression(body)),
        );
  const visit = (node) => {
    const seen = ts.visitEachChild(node, visit, context);
    if (ts.isFunctionDeclaration(seen) && seen.body) {
      return factory.updateFunctionDeclaration(
        seen,
        seen.modifiers,
        seen.asteriskToken,
        seen.name,
        seen.typeParameters,
        seen.parameters,
        seen.type,
        noted(seen.body),
      );
    }
    if (ts.isFunctionExpression(seen)) {
      return factory.updateFunctionExpression(
        seen,
        seen.modifiers,
        seen.asteriskToken,
        seen.name,
        seen.typeParameters,
        seen.parameters,
        seen.type,
        noted(seen.body),
      );
    }
    if (ts.isArrowFunction(seen)) {
      return factory.updateArrowFunction(
        seen,
        seen.modifiers,
        seen.typeParameters,
        seen.parameters,
        seen.type,
        seen.equalsGreaterThanToken,
        noted(seen.body),
      );
    }
    if (ts.isMethodDeclaration(seen) && seen.body) {
      return factory.updateMethodDeclaration(
        seen,
        seen.modifiers,
        seen.asteriskToken,
        seen.name,
        seen.questionToken,
        seen.typeParameters,
        seen.parameters,
        seen.type,
        noted(seen.body),
      );
    }
    if (ts.isGetAccessorDeclaration(seen) && seen.body) {
      return factory.updateGetAccessorDeclaration(
        seen,
        seen.modifiers,
        seen.name,
        seen.parameters,
        seen.type,
        noted(seen.body),
      );
    }
    return seen;
  };
  return (file) => ts.visitNode(file, visit);
};

require.extensions[".ts"] = (module, path) => {
  const { outputText } = ts.transpileModule(readFileSync(path, "utf8"), {
    fileName: path,
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    },
    transformers: { before: [noting] },
  });
  module._compile(outputText, path);
};

/** Work of a timer, which belongs to no message. */
const ofTimer = Symbol("timer");

/**
 * The file of `src` that called the function just entered; undefined where none did, or a compiled validator in between;
 * `ofTimer` where a timer began it all: housekeeping falls into the window by chance.
 */
function callerOnStack() {
  const prepare = Error.prepareStackTrace;
  Error.prepareStackTrace = (_error, frames) =>
    frames.map((frame) => ({
      file: frame.getFileName() ?? "",
      isCompiled:
        frame.isEval() ||
        (frame.getFileName() === null && !frame.isNative()) ||
        frame.getFileName() === undefined,
      isTimer:
        frame.getFileName() === "node:internal/timers" &&
        frame.getFunctionName() === "listOnTimeout",
    }));
  const frames = new Error().stack;
  Error.prepareStackTrace = prepare;
  if (frames.some(({ isTimer }) => isTimer)) return ofTimer;
  const entered = frames.findIndex(({ file }) => file.startsWith(source));
  const above = frames.slice(entered + 1);
  const caller = above.findIndex(({ file }) => file.startsWith(source));
  if (caller < 0 || above.slice(0, caller).some(({ isCompiled }) => isCompiled)) return undefined;
  return above[caller].file;
}

/** Resolves once every response to what `work` asked is closed: what follows an answer belongs to its request. */
async function untilClosed(work) {
  const closed = [];
  const begun = ({ response }) => closed.push(once(response, "close"));
  subscribe("http.server.request.start", begun);
  try {
    await work();
    await Promise.all(closed);
  } finally {
    unsubscribe("http.server.request.start", begun);
  }
}

/** Counts while `work` runs: every hop from one file into another, and those into a file that was visited before. */
async function traced(work) {
  const hops = [];
  const visited = new Set();
  Error.stackTraceLimit = 100;
  globalThis.__entered = (file) => {
    const caller = callerOnStack();
    if (caller === ofTimer) return;
    const isHop = caller !== undefined && caller !== file;
    if (isHop)
      hops.push({
        from: relative(source, caller),
        to: relative(source, file),
        again: visited.has(file),
      });
    visited.add(file);
  };
  await untilClosed(work);
  globalThis.__entered = () => undefined;
  return { hops, files: visited.size };
}

/** A redemption of the default data, as a till sends it. */
async function redeem(url, id) {
  const answer = await fetch(`${url}/giftcard/v3/redemptions/${id}`, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from("7102:pos").toString("base64")}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(redemption(id)),
  });
  const text = await answer.text();
  if (answer.status !== 201)
    throw new Error(`the redemption was answered ${answer.status} ${text}`);
}

const redemption = (id) => ({
  id,
  time: "2031-03-04T09:00:00.000Z",
  originator: {
    institution: { id: "6001", name: "Harbour Grocers" },
    terminalId: "QY4-0017",
    merchant: {
      merchantType: "5411",
      merchantId: "HARBGROC0000417",
      merchantName: {
        name: "Harbour Grocers Quay 4",
        city: "Saldanha",
        region: "WC",
        country: "ZA",
      },
    },
  },
  client: { id: "7102", name: "Tidewater Switch" },
  thirdPartyIdentifiers: [{ institutionId: "6001", transactionIdentifier: "QY4AF432F" }],
  card: { pan: "6099310000000000068" },
  amounts: { requestAmount: { amount: 500, currency: "710" } },
});

/** `{ hops, again, files, trail }` of one redemption, in a process that is warm. */
async function traceRedemption() {
  globalThis.__entered = () => undefined;
  const { createStandin } = require(join(source, "index.ts"));
  const { v4 } = require("uuid");
  const standin = await createStandin();
  try {
    for (let warm = 0; warm < 3; warm += 1) await untilClosed(() => redeem(standin.url, v4()));
    const { hops, files } = await traced(() => redeem(standin.url, v4()));
    return {
      hops: hops.length,
      again: hops.filter(({ again }) => again).length,
      files,
      trail: hops,
    };
  } finally {
    await standin.close();
  }
}

module.exports = { traceRedemption };

if (require.main === module) {
  void traceRedemption().then(({ hops, again, files, trail }) => {
    for (const { from, to } of trail) console.log(`${from} -> ${to}`);
    console.log(`${hops} hops in ${files} files, ${again} into a file already visited`);
  });
}
