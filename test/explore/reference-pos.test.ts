import { explorationText } from "../../src/explore/report/text";
import { drivenInterfaces, explorePos } from "../pos/explored";

test.each(drivenInterfaces)(
  "%s",
  async (name) => {
    const report = await explorePos({ interface: name, depth: 2 });
    console.log(name, explorationText(report), report.ran);
    expect(report.findings.map(({ title, rule }) => `${rule.id} ${title}: ${rule.text}`)).toEqual(
      [],
    );
  },
  100000,
);
