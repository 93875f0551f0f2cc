import { join } from 'node:path'
import type { AreaParts } from '../../area-parts.ts'
import { defineArea } from '../../platform/modules/module.ts'
import { buildFiles } from './files/index.ts'

/** What cases of any kind are made of, and what knows no domain: uploaded files. */
export function buildCasework(parts: AreaParts) {
  const files = buildFiles({ ...parts, quarantineFolder: join(parts.config.dataDir, 'quarantine') })
  return { area: defineArea('casework', [files]), files }
}
