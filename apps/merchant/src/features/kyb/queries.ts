import type { Client } from '@daftar/client'
import type { Application } from './wire.ts'

/** CAPI-16. */
export async function verifyPhone(api: Client, id: string, code: string): Promise<Application> {
  return (await api.call('kyb.verify', { params: { id }, body: { id, code } })).application
}

/** CAPI-17. */
export async function resendCode(api: Client, id: string): Promise<void> {
  await api.call('kyb.resendCode', { params: { id }, body: { application_id: id } })
}

/** Whether the register knows the form and check digits of an IBAN, and its bank (KYB-147, DEC-KYB-8). */
export function askIban(api: Client, iban: string) {
  return api.call('registers.iban', { params: { iban }, query: { with_bank: 'true' } })
}

/** CAPI-18. */
export async function submitKyb(api: Client, id: string, idempotencyKey: string): Promise<Application> {
  const given = { params: { id }, body: { application_id: id }, idempotencyKey }
  return (await api.call('applications.submit', given)).application
}
