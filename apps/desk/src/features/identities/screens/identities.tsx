import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { Card } from '@daftar/ui/card'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useState } from 'react'
import { IdentityCard } from '../parts/identity-card.tsx'
import { LookForm } from '../parts/look-form.tsx'
import styles from '../parts/identities.module.css'
import { lookAtIdentity, type AskedIdentity, type IdentityState } from '../queries.ts'

/** Contacts that too many wrong codes have closed: look one up, and open it again. */
export function IdentitiesScreen() {
  const look = useMutationOnce(lookAtIdentity)
  const [found, setFound] = useState<{ asked: AskedIdentity; state: IdentityState } | null>(null)
  return (
    <>
      <PageHeader title={m.desk_identities()} subtitle={m.desk_identities_subtitle()} />
      <div className={styles.page}>
        <Card>
          <LookForm
            busy={look.isPending}
            error={look.error}
            onLook={(asked) => {
              setFound(null)
              look.mutate(asked, { onSuccess: (state) => setFound({ asked, state }) })
            }}
          />
        </Card>
        {found ? (
          <IdentityCard {...found} onOpened={(state) => setFound({ asked: found.asked, state })} />
        ) : null}
      </div>
    </>
  )
}
