import type { endpoints } from '@daftar/contract'

/** What work on the server itself puts on record, and what stands for many refusals. */
const operatorKinds = [
  'bank_account.effective',
  'file.erased',
  'identity.phone_forgotten',
  'refused.others',
  'registers.banks_imported',
  'registers.maintenance_set',
  'screening.list_loaded',
  'secrets.files_erased',
  'secrets.rotated',
  'staff.added',
  'staff.blocked',
  'staff.roles_changed',
  'staff.unblocked',
] as const

type Endpoints = typeof endpoints

/** The names that rows of the endpoint table spell out; a row that leaves no entry names none. */
type OfCalls = {
  [Id in keyof Endpoints]: string extends NonNullable<Endpoints[Id]['audit']>
    ? never
    : NonNullable<Endpoints[Id]['audit']>
}[keyof Endpoints]

/** Every kind of entry that the product writes: a new one does not compile until it has its words. */
export type AuditKind = OfCalls | (typeof operatorKinds)[number]
