// The tests of shards.commit.ts, with ten thousand credential pairs.
import "./shards.commit";
