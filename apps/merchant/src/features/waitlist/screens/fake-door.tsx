import { isExperimentOn } from '@daftar/rules/access/experiments'
import { joinedWaitlist } from '@daftar/rules/capital/offers/waitlist'
import { Column, Columns } from '@daftar/ui/columns'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { storesQuery } from '../../../shared/stores/stores.ts'
import { Benefits } from '../parts/benefits.tsx'
import { JoinForm } from '../parts/join-form.tsx'
import { Joined } from '../parts/joined.tsx'

/**
 * What capital will bring, and the way onto its waitlist (CAP-08, CAP-23); whoever is on it is told so
 * (WAIT-13).
 */
export function FakeDoorScreen() {
  const { experiments } = useAccount()
  const { data: stores } = useSuspenseQuery(storesQuery)
  const [isNews, setNews] = useState(false)
  return (
    <>
      <PageHeader title={m.waitlist_headline()} subtitle={m.waitlist_lead()} />
      <Columns second="even">
        <Column>
          <Benefits />
        </Column>
        <Column>
          {isExperimentOn(experiments, joinedWaitlist.name) ? (
            <Joined isNews={isNews} />
          ) : (
            <JoinForm stores={stores} onJoined={() => setNews(true)} />
          )}
        </Column>
      </Columns>
    </>
  )
}
