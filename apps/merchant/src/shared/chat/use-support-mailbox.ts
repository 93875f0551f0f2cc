import { useAccount } from '../session/account.ts'
import { useServices } from '../use-services.ts'
import { supportMailbox } from '../config/public-config.ts'

/** Where a signed-in merchant writes to: the mailbox of its country (CAP-14, DEC-CAP-9). */
export function useSupportMailbox(): string {
  const { config } = useServices()
  return supportMailbox(config, useAccount().country)
}
