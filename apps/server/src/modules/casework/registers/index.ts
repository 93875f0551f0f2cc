import type { Config } from '../../../config/config.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { registerHandlers, type RegistersDependencies } from './handlers.ts'
import { httpRegister } from './http-register.ts'
import type { CommercialRegister } from './register.ts'
import { fakeRegister } from './fake-register.ts'

export { findBank, importBanks, listBanks } from './bank-directory.ts'
export { readBanks } from './banks-file.ts'

/** What is asked of registers while somebody types. They propose, and never decide. */
export function buildRegisters(deps: RegistersDependencies) {
  return defineModule({ name: 'registers', handlers: registerHandlers(deps) })
}

/** The register that the configuration names; null for none. */
export function registerOf(
  settings: Config['registers'],
  fetch: typeof globalThis.fetch,
): CommercialRegister | null {
  switch (settings.kind) {
    case 'http':
      return httpRegister(settings, fetch)
    case 'stand_in':
      return fakeRegister()
    case 'off':
      return null
  }
}
