import { proposeLanguage, useLanguage } from '@daftar/app-kit/language'
import { Queried } from '@daftar/app-kit/queried'
import { ApiError } from '@daftar/client'
import type { PartNotice } from '@daftar/contract/endpoints/identity/part-links-shapes'
import { DescriptionList } from '@daftar/ui/description-list'
import { Card } from '@daftar/ui/card'
import { ErrorPage } from '@daftar/ui/error-page'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Loading, SkeletonCard, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { FileQuestionMark } from 'lucide-react'
import { useEffect } from 'react'
import { PublicFrame } from '../../../shared/page/public-frame.tsx'
import { useServices } from '../../../shared/use-services.ts'
import { LetIn } from '../parts/let-in.tsx'
import { OverView } from '../parts/over-view.tsx'
import { PartForm } from '../parts/part-form.tsx'
import styles from '../parts/part.module.css'
import { noticeQuery, partQuery } from '../queries.ts'

/** The page of a link: whose application, who asks, a code, and then the fields of one part. */
export function PartScreen() {
  useLanguage()
  const token = useLocation({ select: ({ hash }) => hash })
  return <PublicFrame>{token === '' ? <UnknownView /> : <OfToken key={token} token={token} />}</PublicFrame>
}

function OfToken({ token }: { token: string }) {
  return (
    <Queried
      query={useQuery(noticeQuery(token))}
      pending={<Bones />}
      failedTitle={m.part_failed_title()}
      problemText={() => m.part_failed_text()}
      instead={unknown}
    >
      {(notice) => <Known key={notice.id} token={token} notice={notice} />}
    </Queried>
  )
}

function Known({ token, notice }: { token: string; notice: PartNotice }) {
  useLanguageOf(notice)
  if (notice.state !== 'open') return <OverView notice={notice} />
  if (notice.is_let_in) return <Opened token={token} notice={notice} />
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <h1>{m.part_page_title()}</h1>
        <p>{m.part_greeting({ name: `\u2068${notice.person_name}\u2069` })}</p>
        <p className={styles.muted}>{introOf(notice)}</p>
      </div>
      <Facts notice={notice} />
      <LetIn token={token} notice={notice} />
    </div>
  )
}

function Facts({ notice }: { notice: PartNotice }) {
  return (
    <Card title={m.part_about()}>
      <DescriptionList
        facts={[
          { id: 'business', label: m.part_business(), value: <Typed>{notice.business_name}</Typed> },
          {
            id: 'by',
            label: m.part_asked_by(),
            value: <Typed>{notice.asked_by || notice.business_name}</Typed>,
          },
          { id: 'until', label: m.part_until(), value: <Ltr>{instantText(notice.expires_at)}</Ltr> },
        ]}
      />
    </Card>
  )
}

function Opened({ token, notice }: { token: string; notice: PartNotice }) {
  const queryClient = useQueryClient()
  const { queryKey } = noticeQuery(token)
  const again = () => {
    queryClient.removeQueries({ queryKey: partQuery(notice.id).queryKey })
    void queryClient.invalidateQueries({ queryKey })
  }
  const query = useQuery(partQuery(notice.id))
  // The hour was over before the page was opened again.
  const isOver = query.error instanceof ApiError && query.error.status < 500
  useEffect(() => {
    if (isOver) queryClient.setQueryData(queryKey, { ...notice, is_let_in: false })
  }, [isOver, notice, queryClient, queryKey])
  return (
    <Queried
      query={query}
      pending={<Bones />}
      failedTitle={m.part_failed_title()}
      problemText={() => m.part_failed_text()}
    >
      {(part) => (
        <PartForm
          opened={part}
          onFilled={(filled) => queryClient.setQueryData(queryKey, filled)}
          onOver={again}
        />
      )}
    </Queried>
  )
}

/** The page speaks the language of the letter, unless whoever reads it has chosen one before. */
function useLanguageOf({ language }: PartNotice): void {
  useEffect(() => proposeLanguage(language), [language])
}

function introOf({ scope, business_name }: PartNotice): string {
  const business = `\u2068${business_name}\u2069`
  switch (scope) {
    case 'signatory':
      return m.part_intro_signatory({ business })
    case 'owner':
      return m.part_intro_owner({ business })
    case 'bank':
      return m.part_intro_bank({ business })
    case 'licence':
      return m.part_intro_licence({ business })
  }
}

/** An address of the wrong form and one that names nothing are the same to whoever opens it. */
function unknown(error: unknown) {
  return error instanceof ApiError && (error.status === 404 || error.status === 400) ? <UnknownView /> : null
}

function UnknownView() {
  const { supportEmail } = useServices().config.brand
  return (
    <ErrorPage
      icon={<FileQuestionMark />}
      title={m.part_unknown_title()}
      actions={
        supportEmail ? <Link href={`mailto:${supportEmail}`}>{m.common_contact_support()}</Link> : null
      }
    >
      {m.part_unknown_text()}
    </ErrorPage>
  )
}

function Bones() {
  return (
    <Loading label={m.common_loading()}>
      <div className={styles.stack}>
        <SkeletonText lines={2} width="60%" />
        <SkeletonCard lines={4} />
      </div>
    </Loading>
  )
}
