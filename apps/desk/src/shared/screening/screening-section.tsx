import type { ScreenedSubject } from '@daftar/rules/screening/standing'
import { Button } from '@daftar/ui/button'
import { Typed } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { Loading, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Queried } from '../look/queried.tsx'
import { screeningQuery, type ScreeningHit, type ScreeningStanding } from './screening-query.ts'
import styles from './screening.module.css'

const HitDrawer = lazy(() => import('./hit-drawer.tsx').then((module) => ({ default: module.HitDrawer })))

/**
 * What lists of sanctions and exposed persons say of a case. Where none is loaded it says that, and never
 * that all is clear.
 */
export function ScreeningSection({ subject, id }: { subject: ScreenedSubject; id: string }) {
  return (
    <section className={styles.section} aria-labelledby="screening">
      <h2 id="screening">{m.desk_screening()}</h2>
      <Queried
        query={useQuery(screeningQuery(subject, id))}
        pending={
          <Loading label={m.desk_screening_loading()}>
            <SkeletonText lines={2} />
          </Loading>
        }
        failedTitle={m.desk_screening_section_failed()}
      >
        {(standing) => <Standing standing={standing} />}
      </Queried>
    </section>
  )
}

function Standing({ standing }: { standing: ScreeningStanding }) {
  const [shown, setShown] = useState<string | null>(null)
  const opened = standing.hits.find(({ id }) => id === shown)
  return (
    <>
      <State standing={standing} />
      {standing.hits.length > 0 ? (
        <ul className={styles.list}>
          {standing.hits.map((hit) => (
            <li key={hit.id}>
              <Hit hit={hit} onShow={() => setShown(hit.id)} />
            </li>
          ))}
        </ul>
      ) : null}
      {opened ? (
        <Suspense>
          <HitDrawer hit={opened} onClose={() => setShown(null)} />
        </Suspense>
      ) : null}
    </>
  )
}

function State({ standing: { state, lists } }: { standing: ScreeningStanding }) {
  switch (state) {
    case 'no_list':
      return (
        <Notice tone="warning" title={m.desk_screening_no_list()}>
          {m.desk_screening_no_list_text()}
        </Notice>
      )
    case 'not_compared':
      return (
        <Notice tone="warning" title={m.desk_screening_not_compared()}>
          {m.desk_screening_not_compared_text()}
        </Notice>
      )
    case 'open':
      return <Notice tone="warning" title={m.desk_screening_open()} />
    case 'confirmed':
      return (
        <Notice tone="negative" title={m.desk_screening_confirmed()}>
          {m.desk_screening_confirmed_text()}
        </Notice>
      )
    case 'clear':
      return (
        <Notice tone="positive" title={m.desk_screening_clear()}>
          {lists.map(({ id, name, dated_on }) => (
            <span key={id} className={styles.line}>
              <Typed>{m.desk_screening_list_of({ name, date: dateText(dated_on) })}</Typed>
            </span>
          ))}
        </Notice>
      )
  }
}

function Hit({ hit, onShow }: { hit: ScreeningHit; onShow: () => void }) {
  return (
    <div className={styles.row}>
      <div>
        <Typed>{hit.ours.name}</Typed>
        <div className={styles.muted}>
          <Typed>{hit.listed.name}</Typed>
          {m.desk_comma()}
          {m.desk_screening_percent({ score: hit.score })}
        </div>
      </div>
      <Button size="small" onClick={onShow}>
        {m.desk_screening_show()}
      </Button>
    </div>
  )
}
