import type { WebhookStanding } from '@daftar/app-kit/webhooks/calls'
import { Button } from '@daftar/ui/button'
import { m } from '@daftar/words'
import { lazy, Suspense, useState } from 'react'

const Dialogs = lazy(() =>
  import('./address-dialogs.tsx').then((module) => ({ default: module.AddressDialog })),
)

export type AddressAct = 'move' | 'renew' | 'remove'

/** What whoever administers the merchant does with an address of its own. */
export function AddressActs({ webhook }: { webhook: WebhookStanding }) {
  const [opened, setOpened] = useState<AddressAct | null>(null)
  return (
    <>
      <Button size="small" onClick={() => setOpened('move')}>
        {m.webhooks_move()}
      </Button>
      <Button size="small" onClick={() => setOpened('renew')}>
        {m.webhooks_renew()}
      </Button>
      <Button size="small" variant="quiet" onClick={() => setOpened('remove')}>
        {m.webhooks_remove()}
      </Button>
      {opened === null ? null : (
        <Suspense>
          <Dialogs webhook={webhook} act={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
