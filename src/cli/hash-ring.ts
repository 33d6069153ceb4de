import { crc32 } from "node:zlib";

/** Points of each server on the ring, as nginx has them. */
const pointsOfServer = 160;

interface Point {
  hash: number;
  server: string;
}

/**
 * Says which server nginx sends a key to, by `hash ... consistent` over these servers, as its configuration spells
 * them: each has 160 points on a ring, and the next one after the key's own hash has the key.
 */
export function createHashRing(servers: readonly string[]): (key: string) => string | undefined {
  const points = servers
    .flatMap(pointsOf)
    .sort((one, other) => one.hash - other.hash)
    .filter(({ hash }, at, all) => at === 0 || hash !== all[at - 1]?.hash);
  return (key) => {
    const hash = crc32(key);
    return (points.find((point) => point.hash >= hash) ?? points[0])?.server;
  };
}

function pointsOf(server: string): Point[] {
  const colon = server.lastIndexOf(":");
  const [host, port] = colon < 0 ? [server, ""] : [server.slice(0, colon), server.slice(colon + 1)];
  const base = crc32(`${host}\0${port}`);
  const before = Buffer.alloc(4);
  return Array.from({ length: pointsOfServer }, () => {
    const hash = crc32(before, base);
    before.writeUInt32LE(hash);
    return { hash, server };
  });
}

/** What nginx hashes: the user, or the space that users share, as the map of `standin users shards` has it. */
export const shardKeyOf = ({
  user,
  space,
}: {
  user: string | null;
  space: string | null;
}): string | undefined => (space === null ? (user ?? undefined) : `space:${space}`);
