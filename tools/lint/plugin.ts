// The house's own laws, for oxlint. What each forbids is planted in ./fixtures and lint.test.ts proves that
// it is seen.
import { areasRule } from './rules/areas.ts'
import { askedWordsRule } from './rules/asked-words.ts'
import { commentWidthRule } from './rules/comment-width.ts'
import { declaredRule } from './rules/declared.ts'
import { directionsRule } from './rules/directions.ts'
import { doorsRule } from './rules/doors.ts'
import { exactMoneyRule } from './rules/exact-money.ts'
import { finishedRule } from './rules/finished.ts'
import { noLiteralStyleRule } from './rules/no-literal-style.ts'
import { noLiteralTextRule } from './rules/no-literal-text.ts'
import { onlyInRule } from './rules/only-in.ts'
import { oneWayRule } from './rules/one-way.ts'
import { pureRule } from './rules/pure.ts'
import { readsRule } from './rules/reads.ts'
import { reasonsRule } from './rules/reasons.ts'
import { sheetsRule } from './rules/sheets.ts'
import { statusesRule } from './rules/statuses.ts'
import { tablesRule } from './rules/tables.ts'
import { testTitlesRule } from './rules/test-titles.ts'
import { typedRowsRule } from './rules/typed-rows.ts'

// oxlint-disable-next-line import/no-default-export -- oxlint loads a plugin by its default export
export default {
  meta: { name: 'house' },
  rules: {
    areas: areasRule,
    'asked-words': askedWordsRule,
    'comment-width': commentWidthRule,
    declared: declaredRule,
    directions: directionsRule,
    doors: doorsRule,
    'exact-money': exactMoneyRule,
    finished: finishedRule,
    'no-literal-style': noLiteralStyleRule,
    'no-literal-text': noLiteralTextRule,
    'one-way': oneWayRule,
    'only-in': onlyInRule,
    pure: pureRule,
    reads: readsRule,
    reasons: reasonsRule,
    sheets: sheetsRule,
    statuses: statusesRule,
    tables: tablesRule,
    'test-titles': testTitlesRule,
    'typed-rows': typedRowsRule,
  },
}
