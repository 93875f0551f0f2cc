import { formerAddressDays } from '@daftar/rules/merchants/bank-account-change'
import { defineModule } from '../../../platform/modules/module.ts'
import { lastEveryMinutes } from '../../../platform/schedules/due-times.ts'
import { defineSchedule } from '../../../platform/schedules/schedules.ts'
import { forgetFormerAdmins } from '../../merchants/merchants/index.ts'
import type { BankAccountDependencies } from './dependencies.ts'
import { staffHandlers } from './desk-handlers.ts'
import { effectiveSchedule } from './effective.ts'
import { merchantHandlers } from './handlers.ts'
import { bankAccountUploads } from './uploads.ts'

export type { AccountUses, BankAccountDependencies } from './dependencies.ts'

const dayMs = 86_400_000

/** A changed bank account: proposed, compared, told, waited for, and stopped by whoever did not want it. */
export function buildBankAccounts(deps: BankAccountDependencies) {
  const { database } = deps
  const forgetting = defineSchedule({
    name: 'bank_accounts.forget_former_admins',
    dueTimes: lastEveryMinutes(1440),
    run: async (at) => {
      const before = new Date(at.getTime() - formerAddressDays * dayMs)
      await database.system((tx) => forgetFormerAdmins(tx, before))
    },
  })
  return defineModule({
    name: 'bank-accounts',
    handlers: { ...merchantHandlers(deps), ...staffHandlers(deps) },
    schedules: [effectiveSchedule(deps), forgetting],
    uploads: bankAccountUploads,
  })
}
