import {
  hasFlag,
  isExemptFromBeneficialOwner,
  isShareholder,
  type CompanyOwner,
  type OwnerFlag,
} from '@daftar/rules/onboarding/owners'
import { Button } from '@daftar/ui/button'
import { Checkbox } from '@daftar/ui/checkbox'
import { Notice } from '@daftar/ui/notice'
import { ProgressBar } from '@daftar/ui/progress-bar'
import { m } from '@daftar/words'
import { UserPlus } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { AskPart } from '../../part-links/ask-part.tsx'
import type { DocumentForm } from '../document-form.ts'
import { flagWords } from '@daftar/words/onboarding/option-words'
import { flagged, newPerson, nextOwnerId, shareTotal, withOwner, withoutShare } from '../owner-list.ts'
import { FileInput } from '../parts/file-input.tsx'
import { PersonCard } from '../parts/person-card.tsx'
import { RoleSelect } from '../parts/role-select.tsx'
import styles from '../parts/owners.module.css'

/** It asks for files, days and a nationality, which the list of people needs nothing of. */
const OwnerDialog = lazy(() =>
  import('../parts/owner-dialog.tsx').then((module) => ({ default: module.OwnerDialog })),
)

const list = 'shareholders.company_owners'

/** The one person who owns the business (DEC-ONB-14). */
export function BusinessOwnerStep({ form }: { form: DocumentForm }) {
  const holders = form.document.shareholders.company_owners.filter(isShareholder)
  return (
    <People
      form={form}
      flag="is_shareholder"
      shown={holders}
      addLabel={m.apply_owner_fill()}
      isFull={holders.length > 0}
      holdsAll
    />
  )
}

/** Everybody who holds a share; together they hold all of it (DEC-ONB-15). */
export function ShareholdersStep({ form }: { form: DocumentForm }) {
  const holders = form.document.shareholders.company_owners.filter(isShareholder)
  return (
    <>
      <People
        form={form}
        flag="is_shareholder"
        shown={holders}
        addLabel={m.apply_owner_add()}
        mayBeCompany
        asksShare
        foot={holders.length > 0 ? <Total percent={shareTotal(holders)} /> : null}
      />
      {holders.some(({ type }) => type === 'company') ? (
        <FileInput
          form={form}
          path="shareholders.company_structure_chart_url"
          kind="document"
          hint={m.apply_structure_chart_hint()}
        />
      ) : null}
    </>
  )
}

function Total({ percent }: { percent: number }) {
  const text = percent === 100 ? m.apply_share_whole() : m.apply_share_total({ percent })
  return (
    <div className={styles.total} role="status">
      <span>{text}</span>
      <ProgressBar
        label={m.apply_owner_share()}
        value={percent}
        valueText={text}
        tone={percent === 100 ? 'positive' : percent > 100 ? 'negative' : 'warning'}
        size="small"
      />
    </div>
  )
}

export function SeniorManagementStep({ form }: { form: DocumentForm }) {
  return <Flagged form={form} flag="is_senior_management" />
}

export function SignatoriesStep({ form }: { form: DocumentForm }) {
  return <Flagged form={form} flag="is_authorised_signatory" />
}

/** Where every shareholder is a person with a quarter, nobody has to be named (ONB-70). */
export function BeneficialOwnersStep({ form }: { form: DocumentForm }) {
  return (
    <>
      {isExemptFromBeneficialOwner(form.document.shareholders.company_owners) ? (
        <Notice>{m.apply_beneficial_exempt()}</Notice>
      ) : null}
      <Flagged form={form} flag="is_ultimate_beneficial_owner" />
    </>
  )
}

/** The people who are named already, each with a check box, and a way to add others (DEC-ONB-16). */
function Flagged({ form, flag }: { form: DocumentForm; flag: OwnerFlag }) {
  const people = form.document.shareholders.company_owners.filter(({ type }) => type === 'individual')
  return <People form={form} flag={flag} shown={people} addLabel={m.apply_person_add()} hasBoxes />
}

interface PeopleProps {
  form: DocumentForm
  flag: OwnerFlag
  shown: readonly CompanyOwner[]
  addLabel: string
  hasBoxes?: boolean
  mayBeCompany?: boolean
  asksShare?: boolean
  holdsAll?: boolean
  isFull?: boolean
  foot?: ReactNode
}

function People(props: PeopleProps) {
  const { form, flag, shown, addLabel, hasBoxes = false, holdsAll = false, isFull = false, foot } = props
  const [edited, setEdited] = useState<CompanyOwner | null>(null)
  if (!form.isAsked(list)) return null
  const owners = form.document.shareholders.company_owners
  const write = (next: CompanyOwner[]) => form.set('shareholders', { company_owners: next })
  const error = form.errorAt(list)
  return (
    <div id={list} className={styles.list}>
      {shown.length === 0 ? <p className={styles.none}>{m.apply_people_none()}</p> : null}
      <ul className={styles.list} aria-label={m.apply_people()}>
        {shown.map((owner) => {
          const path = `${list}.${owners.indexOf(owner)}`
          return (
            <PersonCard
              key={owner.id}
              id={path}
              owner={owner}
              isWrong={form.isWrongUnder(path)}
              note={form.noteOn?.(owner.id)}
              onEdit={() => setEdited(owner)}
              {...(!hasBoxes && { onRemove: () => write(withoutShare(owners, owner.id)) })}
            >
              {hasBoxes ? <Part form={form} owner={owner} path={path} flag={flag} write={write} /> : null}
              {form.asks && owner.name !== '' && hasFlag(owner, flag) ? (
                <AskPart
                  {...form.asks}
                  scope={flag === 'is_authorised_signatory' ? 'signatory' : 'owner'}
                  person={owner.id}
                  name={owner.name}
                />
              ) : null}
            </PersonCard>
          )
        })}
      </ul>
      {foot}
      {error ? (
        <Notice tone="negative" live="alert">
          {error}
        </Notice>
      ) : null}
      {isFull ? null : (
        <div>
          <Button
            icon={<UserPlus aria-hidden="true" />}
            onClick={() => setEdited(newPerson(nextOwnerId(owners), flag, holdsAll))}
          >
            {addLabel}
          </Button>
        </div>
      )}
      {edited ? (
        <Suspense>
          <OwnerDialog
            owner={edited}
            today={form.today}
            uploads={form.uploads}
            mayBeCompany={props.mayBeCompany ?? false}
            asksShare={(props.asksShare ?? false) || (!holdsAll && isShareholder(edited))}
            onClose={() => setEdited(null)}
            onDone={(owner) => {
              write(withOwner(owners, owner))
              setEdited(null)
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

interface PartProps {
  form: DocumentForm
  owner: CompanyOwner
  path: string
  flag: OwnerFlag
  write: (next: CompanyOwner[]) => void
}

/** Whether somebody has the part that a step is about; of the management also which. */
function Part({ form, owner, path, flag, write }: PartProps) {
  const owners = form.document.shareholders.company_owners
  return (
    <>
      <Checkbox
        id={`${path}.${flag}`}
        label={flagWords[flag]()}
        checked={owner[flag]}
        onValueChange={(isOn) => write(flagged(owners, owner.id, flag, isOn))}
      />
      {flag === 'is_senior_management' && owner.is_senior_management ? (
        <RoleSelect
          id={`${path}.role`}
          value={owner.role}
          onValueChange={(role) => write(withOwner(owners, { ...owner, role }))}
          error={form.errorAt(`${path}.role`)}
        />
      ) : null}
    </>
  )
}
