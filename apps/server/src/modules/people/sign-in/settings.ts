import type { Config } from '../../../config/config.ts'

/** Lengths, times and caps of codes: the `OTP_...` settings (decision 12 of the specification). */
export type CodeSettings = Config['otp']

export interface SignInSettings {
  otp: CodeSettings
  brand: Pick<Config['brand'], 'name' | 'nameAr'>
  /** Its host name stands on the last line of an SMS, so that the phone fills in the code. */
  publicOrigin: string
  /** False signs merchants in after the first factor (AUTH-22); staff always need the second one. */
  requireSecondFactor: boolean
}

/** How long somebody may take from the first code to the session, counted anew after the first factor. */
export const flowMinutes = 20

/** Codes of one sign-in to all its contacts together: one verified e-mail must not reach a hundred phones. */
export const sendsPerFlow = 12

/** How long a browser that signed in keeps counters of its own. */
export const knownDeviceDays = 180

/** Codes an address may ask for in an hour, as a multiple of what one identity may: an office shares one. */
export const sendsPerAddress = 20
