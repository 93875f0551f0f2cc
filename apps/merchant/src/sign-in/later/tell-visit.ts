import type { EndpointId } from '@daftar/contract/routes'
import type { VisitorEvent } from '@daftar/rules/events/catalogue'
import { currentLanguage } from '@daftar/words'
import type { Services } from '../../shared/page.ts'

/** Which step of signing in was gone. */
const steps: Partial<Record<EndpointId, VisitorEvent>> = {
  'signIn.authenticate': 'Login Code Sent',
  'signIn.verify': 'Login Code Accepted',
  'signIn.challenge': 'Two Factor Code Sent',
  'signIn.challengeSetup': 'Phone Link Code Sent',
  'signIn.challengeVerify': 'Login Completed',
}

/** Tells that somebody, nobody knows who, went a step of signing in; nobody waits for it. */
export function tellVisit({ api }: Services, id: EndpointId): void {
  const name = steps[id]
  if (name)
    void api
      .call('events.visitor', {
        body: { name, language: currentLanguage(), platform: 'web' },
        keepalive: true,
      })
      .catch(() => {})
}
