import { ConfirmAct } from '@daftar/app-kit/confirm-act'
import { problemText } from '@daftar/app-kit/problem-text'
import { useAct } from '@daftar/app-kit/use-act'
import type { PartLink } from '@daftar/contract/endpoints/identity/part-links-shapes'
import { isLivePartLink } from '@daftar/rules/part-links/part-link'
import { Button } from '@daftar/ui/button'
import { CopyButton } from '@daftar/ui/copy-button'
import { Notice } from '@daftar/ui/notice'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserRoundPen } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { AskedPart } from './ask-part.tsx'
import { linkMutation, partLinksQuery } from './queries.ts'
import styles from './part-links.module.css'

const AskDialog = lazy(() => import('./ask-dialog.tsx').then((module) => ({ default: module.AskDialog })))

/** Who was asked for this part and how far they are; else a way to ask somebody. */
export function AskPanel(part: AskedPart) {
  const { data: links, isError, refetch } = useQuery(partLinksQuery(part.subject, part.subjectId))
  const [isAsking, setAsking] = useState(false)
  if (isError)
    return (
      <p className={styles.muted}>
        {m.part_links_failed()}{' '}
        <Button size="small" variant="quiet" onClick={() => void refetch()}>
          {m.common_try_again()}
        </Button>
      </p>
    )
  if (!links) return null
  const link = links.find((one) => isOf(one, part) && one.status !== 'revoked')
  const isWaiting = link !== undefined && isLivePartLink(link.status)
  const name = part.name === undefined ? '' : `\u2068${part.name}\u2069`
  return (
    <>
      {link ? <Asked part={part} link={link} /> : null}
      {isWaiting ? null : (
        <div>
          <Button
            size="small"
            variant="quiet"
            icon={<UserRoundPen aria-hidden="true" />}
            onClick={() => setAsking(true)}
          >
            {part.name === undefined ? m.part_ask() : m.part_ask_person({ name })}
          </Button>
        </div>
      )}
      {isAsking ? (
        <Suspense>
          <AskDialog part={part} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** A person is asked once, whether as who signs or as an owner. */
function isOf({ scope, person }: PartLink, part: AskedPart): boolean {
  if (part.person !== undefined) return person === part.person
  return scope === part.scope && person === ''
}

type Shown = Exclude<PartLink['status'], 'revoked'>

const tones = {
  sent: 'info',
  opened: 'info',
  filled: 'positive',
  expired: 'warning',
} as const satisfies Record<Shown, Tone>

function Asked({ part, link }: { part: AskedPart; link: PartLink }) {
  const queryClient = useQueryClient()
  const [isRevoking, setRevoking] = useState(false)
  const mutation = linkMutation(queryClient, part.subject, part.subjectId)
  const again = useAct({
    mutation,
    doneText: () => m.part_done_again(),
    onDone: () => undefined,
    since: Date.parse(link.sent_at),
  })
  const revoke = useAct({
    mutation,
    doneText: () => m.part_done_revoked(),
    onDone: () => setRevoking(false),
  })
  const isLive = isLivePartLink(link.status)
  return (
    <>
      <Notice
        tone={link.status === 'revoked' ? 'info' : tones[link.status]}
        title={titleOf(link)}
        actions={
          isLive ? (
            <>
              {link.again_from === null ? null : (
                <Button
                  size="small"
                  busy={again.isPending}
                  onClick={() => again.send({ act: 'again', id: link.id })}
                >
                  {m.part_link_again()}
                </Button>
              )}
              {link.address === null ? null : (
                <CopyButton
                  look="words"
                  text={link.address}
                  label={m.part_link_copy()}
                  copiedLabel={m.part_done_copied()}
                />
              )}
              <Button size="small" variant="quiet" onClick={() => setRevoking(true)}>
                {m.part_link_revoke()}
              </Button>
            </>
          ) : null
        }
      >
        {whenOf(link)}
      </Notice>
      {again.error ? (
        <Notice tone="negative" live="alert">
          {problemText(again.error)}
        </Notice>
      ) : null}
      {isRevoking ? (
        <ConfirmAct
          act={revoke}
          tone="danger"
          title={m.part_link_revoke_title()}
          confirmLabel={m.part_link_revoke()}
          onConfirm={() => revoke.send({ act: 'revoke', id: link.id })}
          onClose={() => setRevoking(false)}
        >
          {m.part_link_revoke_text({ name: `\u2068${link.person_name}\u2069` })}
        </ConfirmAct>
      ) : null}
    </>
  )
}

function titleOf({ status, person_name }: PartLink): string {
  const name = `\u2068${person_name}\u2069`
  switch (status) {
    case 'sent':
      return m.part_link_sent({ name })
    case 'opened':
      return m.part_link_opened({ name })
    case 'filled':
      return m.part_link_filled({ name })
    case 'expired':
    case 'revoked':
      return m.part_link_expired({ name })
  }
}

function whenOf(link: PartLink): string {
  const date = (at: string | null) => `\u2066${instantText(at ?? link.sent_at)}\u2069`
  switch (link.status) {
    case 'sent':
      return m.part_link_sent_to({ contact: `\u2066${link.contact}\u2069`, date: date(link.sent_at) })
    case 'opened':
      return m.part_link_opened_at({ date: date(link.opened_at) })
    case 'filled':
      return m.part_link_filled_at({ date: date(link.filled_at) })
    case 'expired':
    case 'revoked':
      return m.part_link_ended_at({ date: date(link.expires_at) })
  }
}
