import { type ScryptOptions, randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** Cost of new hashes: 32 MB and some 50 to 100 ms each. `ln`: binary logarithm of scrypt's N. */
const cost = { ln: 15, r: 8, p: 1 };

const saltBytes = 16;
const hashBytes = 32;

/** A hash as users files have it, with its own parameters. Bounded, so that no file makes a check endless. */
const form =
  /^\$scrypt\$ln=(?:1[0-9]|20),r=(?:[1-9]|[12]\d|3[0-2]),p=(?:[1-9]|1[0-6])\$[\w+/]{16,88}\$[\w+/]{43}$/;

/** What a hash looks like, for schemas and for people. */
export const passwordHash = {
  pattern: form.source,
  expected: "a hash that `standin users` made ($scrypt$...)",
};

interface Derivation {
  password: string;
  salt: Buffer;
  parameters: typeof cost;
}

function derive({ password, salt, parameters: { ln, r, p } }: Derivation): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, hashBytes, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

const base64 = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "");

/** The hash of a password, with a new salt: `$scrypt$ln=15,r=8,p=1$SALT$HASH`. */
export async function hashOf(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const { ln, r, p } = cost;
  const key = await derive({ password, salt, parameters: cost });
  return `$scrypt$ln=${ln},r=${r},p=${p}$${base64(salt)}$${base64(key)}`;
}

/** What a hash costs, as it is written: `ln=15,r=8,p=1`. */
export const costOf = (hash: string): string => hash.split("$")[2] ?? "";

/** What is computed where a user has no hash of this cost. */
const nobodys = { salt: Buffer.alloc(saltBytes), key: Buffer.alloc(hashBytes) };

function parametersOf(text: string): typeof cost {
  const [ln = 0, r = 0, p = 0] = text.match(/\d+/g)?.map(Number) ?? [];
  return { ln, r, p };
}

function saltAndKeyOf(hash: string): typeof nobodys {
  const [, , , salt = "", key = ""] = hash.split("$");
  return { salt: Buffer.from(salt, "base64"), key: Buffer.from(key, "base64") };
}

/** Whether a hash is that of a password. It takes as long for a wrong one. */
export const isHashOf = (hash: string, password: string): Promise<boolean> =>
  isHashAmong([costOf(hash)], hash, password);

/**
 * Whether a hash is that of a password; never without a hash. It computes the same whatever hash there is, if any: one
 * hash of each cost.
 */
export async function isHashAmong(
  costs: readonly string[],
  hash: string | undefined,
  password: string,
): Promise<boolean> {
  let isRight = false;
  for (const each of costs) {
    const own = hash !== undefined && costOf(hash) === each ? saltAndKeyOf(hash) : undefined;
    const { salt, key } = own ?? nobodys;
    const derived = await derive({ password, salt, parameters: parametersOf(each) });
    if (timingSafeEqual(derived, key) && own !== undefined) isRight = true;
  }
  return isRight;
}
