import { limits } from "../limits";
import { sampled } from "./mount";

test("the first answers of an operation are checked, and then one of many", () => {
  const checked: number[] = [];
  const check = sampled(({ status }) => {
    checked.push(status);
    return ["wrong"];
  });
  const faults = Array.from({ length: 300 }, (_, at) => check({ status: at + 1 }, undefined));
  const { answersChecked, answersPerCheck } = limits;
  const first = Array.from({ length: answersChecked }, (_, at) => at + 1);
  expect(checked).toEqual([...first, ...[150, 200, 250, 300]]);
  expect(answersPerCheck).toBe(50);
  expect(faults.filter((found) => found.length > 0)).toHaveLength(checked.length);
});
