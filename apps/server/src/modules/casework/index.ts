import { join } from 'node:path'
import type { AreaParts } from '../../area-parts.ts'
import { defineArea } from '../../platform/modules/module.ts'
import { buildFiles, type RuleOf } from './files/index.ts'
import { buildReview } from './review/index.ts'

export { uploadRegistry } from './files/index.ts'

/** What cases of any kind are made of, and what knows no domain: uploaded files, and the review of forms. */
export function buildCasework(parts: AreaParts, { ruleOf }: { ruleOf: RuleOf }) {
  const quarantineFolder = join(parts.config.dataDir, 'quarantine')
  const files = buildFiles({ ...parts, ruleOf, quarantineFolder })
  return { area: defineArea('casework', [files, buildReview()]), files }
}
