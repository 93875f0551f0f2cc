import { join } from 'node:path'
import type { AreaDependencies } from '../../area-dependencies.ts'
import { defineArea } from '../../platform/modules/module.ts'
import { openScanner } from '../../platform/scan/open-scanner.ts'
import { buildFiles, type RuleOf } from './files/index.ts'
import { buildReview } from './review/index.ts'

export { uploadRegistry } from './files/index.ts'

/** What cases of any kind are made of, and what knows no domain: uploaded files, and the review of forms. */
export function buildCasework(deps: AreaDependencies, { ruleOf }: { ruleOf: RuleOf }) {
  const quarantineFolder = join(deps.config.dataDir, 'quarantine')
  const files = buildFiles({ ...deps, scanner: openScanner(deps.config), ruleOf, quarantineFolder })
  return { area: defineArea('casework', [files, buildReview()]), files }
}
