import { expect, expectTypeOf, test } from "vitest";
import { bookingUuid, isUuid, type OrderRefId, orderRefId, refId } from "./ids.ts";

test("default: an id is its text, and one kind is not another", () => {
  expect(refId("R-1")).toBe("R-1");
  expectTypeOf(orderRefId("O-1")).toEqualTypeOf<OrderRefId>();
  expectTypeOf(bookingUuid("b")).not.toExtend<OrderRefId>();
});

test.each([
  ["3f2504e0-4f89-41d3-9a0c-0305e82c3301", true],
  ["3F2504E0-4F89-41D3-9A0C-0305E82C3301", true],
  ["3f2504e04f8941d39a0c0305e82c3301", false],
  ["3f2504e0-4f89-41d3-9a0c-0305e82c3301/..", false],
  ["", false],
])("behavior: %j may be a uuid: %s", (text, expected) => {
  expect(isUuid(text)).toBe(expected);
});
