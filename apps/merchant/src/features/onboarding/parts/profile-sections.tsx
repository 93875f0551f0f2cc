import { pathOf } from '@daftar/rules/shell/guards/routes'
import type { ReviewSection } from '@daftar/rules/onboarding/rejection-reasons'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { currentLanguage, m } from '@daftar/words'
import { rejectionText } from '@daftar/words/rejection-text'
import { documentOf } from '../queries.ts'
import type { Profile } from '../profile-query.ts'
import { businessPaths, pathsOfSection, saidFacts } from './said-facts.tsx'
import styles from './status.module.css'

interface Group {
  id: string
  title: () => string
  sections: readonly ReviewSection[]
  /** Fields that no section of a review names. */
  more?: readonly string[]
}

/** DEC-BIZ-1, in its order. */
const groups: readonly Group[] = [
  { id: 'contact', title: m.profile_contact, sections: ['contact'] },
  { id: 'business', title: m.profile_business, sections: [], more: businessPaths },
  { id: 'category', title: m.profile_category, sections: ['product_category'] },
  { id: 'store', title: m.profile_store, sections: ['store'] },
  { id: 'licence', title: m.profile_licence, sections: ['licence'] },
  { id: 'legal', title: m.profile_legal, sections: ['legal_details', 'vat', 'address', 'legal_documents'] },
  {
    id: 'owners',
    title: m.profile_owners,
    sections: [
      ...(['identity', 'shareholders', 'senior_management'] as const),
      ...(['authorised_signatories', 'beneficial_owners'] as const),
    ],
  },
  { id: 'bank', title: m.profile_bank, sections: ['bank_details'] },
]

/** What was said, section by section; what came back says why and leads to where it is put right. */
export function ProfileSections({ profile }: { profile: Profile }) {
  const { application, review, status } = profile
  if (!application) return null
  const document = documentOf(application)
  const reasons = status === 'changes_requested' ? (review?.reasons ?? []) : []
  return groups.map(({ id, title, sections, more = [] }) => {
    const facts = saidFacts(document, [...more, ...sections.flatMap(pathsOfSection)])
    const back = reasons.filter(({ section }) => sections.includes(section))
    if (facts.length === 0 && back.length === 0) return null
    return (
      <Card key={id} title={title()}>
        <div className={styles.main}>
          {back.length > 0 ? <Back reasons={back} /> : null}
          <DescriptionList facts={facts} />
        </div>
      </Card>
    )
  })
}

type Reasons = NonNullable<Profile['review']>['reasons']

function Back({ reasons }: { reasons: Reasons }) {
  return (
    <Notice tone="warning" title={m.profile_section_back()}>
      <ul className={styles.reasons}>
        {reasons.map(({ code, owner_id, comment }, at) => (
          <li key={`${code} ${owner_id} ${at}`}>
            {[rejectionText(code), comment?.[currentLanguage()]].filter(Boolean).join(' ')}
          </li>
        ))}
      </ul>
      <Link href={pathOf('application')}>{m.profile_correct()}</Link>
    </Notice>
  )
}
