import type { Experiment } from '@daftar/rules/access/experiments'
import { hasProductCatalog } from '@daftar/rules/access/permissions'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'

export type ExperimentsOf = (tx: ReadTx, merchantId: string | null) => Promise<readonly Experiment[]>

/** The merchant whose catalogue somebody works on: it has to be switched on for them (PERM-18). */
export function catalogueGate(experiments: ExperimentsOf) {
  return {
    isOn: async (tx: ReadTx, merchantId: string) => hasProductCatalog(await experiments(tx, merchantId)),
    enter: async (tx: ReadTx, { merchantId }: Pick<MemberActor, 'merchantId'>): Promise<string | Refusal> =>
      hasProductCatalog(await experiments(tx, merchantId)) ? merchantId : refuse('catalogue_off'),
  }
}

export type CatalogueGate = ReturnType<typeof catalogueGate>
