import { defineModule } from '../../../platform/modules/module.ts'
import type { KybBlocks } from '../applications/index.ts'
import type { KybDependencies } from './dependencies.ts'
import { kybHandlers } from './handlers.ts'
import { kybParts } from './parts.ts'
import { saveKyb } from './save.ts'

/** The business verification inside an application: who signs, the licence, the owners, the bank account. */
export function buildKyb(deps: KybDependencies) {
  const blocks: KybBlocks = { save: (tx, row, patch, call) => saveKyb(tx, deps, row, patch, call) }
  return { ...defineModule({ name: 'kyb', handlers: kybHandlers(deps) }), blocks, parts: kybParts(deps) }
}
