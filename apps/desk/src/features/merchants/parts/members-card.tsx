import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { merchantRoleText } from '@daftar/words/role-text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFlags } from '../../../shared/session.ts'
import { TextSkeleton } from '../../../shared/queue/list-skeleton.tsx'
import { Queried } from '../../../shared/look/queried.tsx'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import { membersQuery, type Member, type MerchantProfile } from '../queries.ts'
import { memberText } from '../words.ts'
import { ChangeMember, RemoveMember } from './acts/change-member.tsx'
import { GiveAds } from './acts/give-ads.tsx'
import { InviteMember } from './acts/invite-member.tsx'
import styles from './merchants.module.css'
import { ViewAs } from './acts/view-as.tsx'

type MemberDialog = 'view' | 'change' | 'ads' | 'remove'
type Opened = { dialog: 'invite' } | { dialog: MemberDialog; member: Member }

/** Who works for a merchant, and in which of its stores. */
export function MembersCard({ merchant, mayEdit }: { merchant: MerchantProfile; mayEdit: boolean }) {
  const query = useQuery(membersQuery(merchant.id))
  const mayViewAs = useFlags().can_view_as
  const [opened, setOpened] = useState<Opened | null>(null)
  const onClose = () => setOpened(null)
  return (
    <Card
      title={m.desk_merchant_members()}
      actions={
        mayEdit ? (
          <Button onClick={() => setOpened({ dialog: 'invite' })}>{m.desk_merchant_member_invite()}</Button>
        ) : null
      }
    >
      <Queried
        query={query}
        pending={<TextSkeleton lines={4} />}
        failedTitle={m.desk_merchant_members_failed()}
      >
        {(members) =>
          members.length === 0 ? (
            <p>{m.desk_merchant_members_empty()}</p>
          ) : (
            <ul className={styles.list}>
              {members.map((member) => (
                <MemberLine
                  key={member.person_id}
                  {...{ merchant, member, mayEdit, mayViewAs }}
                  open={(dialog) => setOpened({ dialog, member })}
                />
              ))}
            </ul>
          )
        }
      </Queried>
      {opened?.dialog === 'invite' ? <InviteMember {...{ merchant, onClose }} /> : null}
      {opened?.dialog === 'view' ? <ViewAs member={opened.member} {...{ merchant, onClose }} /> : null}
      {opened?.dialog === 'change' ? (
        <ChangeMember member={opened.member} {...{ merchant, onClose }} />
      ) : null}
      {opened?.dialog === 'ads' ? <GiveAds member={opened.member} {...{ merchant, onClose }} /> : null}
      {opened?.dialog === 'remove' ? (
        <RemoveMember member={opened.member} {...{ merchant, onClose }} />
      ) : null}
    </Card>
  )
}

type MemberLineProps = {
  merchant: MerchantProfile
  member: Member
  mayEdit: boolean
  mayViewAs: boolean
  open: (dialog: MemberDialog) => void
}

function MemberLine({ merchant, member, mayEdit, mayViewAs, open }: MemberLineProps) {
  const name = memberText(member)
  return (
    <li className={styles.member}>
      <TwoLines below={<Ltr>{[member.email, member.phone].filter(Boolean).join(' · ')}</Ltr>}>
        <Typed>{name}</Typed>
      </TwoLines>
      <span className={styles.rights}>
        <Badge tone={member.is_blocked || member.is_disabled ? 'negative' : 'neutral'}>
          {standingText(member)}
        </Badge>
        {member.is_ads_ops ? <Badge tone="accent">{m.desk_ads_badge_ops()}</Badge> : null}
        {member.is_ads_inviter ? <Badge tone="neutral">{m.desk_ads_badge_inviter()}</Badge> : null}
        <span className={styles.stores}>{storesText(merchant, member)}</span>
      </span>
      {mayEdit || mayViewAs ? (
        <span className={styles.rights}>
          {mayViewAs && !member.is_blocked && !member.is_disabled ? (
            <Button
              size="small"
              aria-label={m.desk_merchant_view_as_named({ name })}
              onClick={() => open('view')}
            >
              {m.desk_merchant_view_as()}
            </Button>
          ) : null}
          {member.is_ads_only ? null : (
            <Button
              size="small"
              aria-label={m.desk_merchant_member_change_named({ name })}
              onClick={() => open('change')}
            >
              {m.desk_merchant_member_change()}
            </Button>
          )}
          <Button size="small" aria-label={m.desk_ads_rights_named({ name })} onClick={() => open('ads')}>
            {m.desk_ads_rights()}
          </Button>
          <Button
            size="small"
            aria-label={m.desk_merchant_member_remove_named({ name })}
            onClick={() => open('remove')}
          >
            {m.desk_merchant_member_remove()}
          </Button>
        </span>
      ) : null}
    </li>
  )
}

/** The role, or why whoever has it is kept out. */
function standingText({ is_blocked, is_disabled, is_ads_only, role }: Member): string {
  if (is_blocked) return m.desk_merchant_member_blocked()
  if (is_disabled) return m.desk_merchant_member_disabled()
  return is_ads_only ? m.users_ads_only() : merchantRoleText(role)
}

function storesText({ stores }: MerchantProfile, { store_ids }: Member): string {
  if (store_ids === null) return m.desk_merchant_member_stores_all()
  const names = stores.filter(({ id }) => store_ids.includes(id)).map((store) => nameText(store))
  return names.join(m.desk_merchant_list_comma())
}
