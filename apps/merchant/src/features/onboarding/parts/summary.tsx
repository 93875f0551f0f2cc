import { reviewSections } from '@daftar/rules/onboarding/rejection-reasons'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { m } from '@daftar/words'
import { documentOf, type Application } from '../queries.ts'
import { businessPaths, pathsOfSection, saidFacts } from './said-facts.tsx'

/** What was said, to look at (DEC-ONB-46): the fields that hold something, in the order of the form. */
export function ApplicationSummary({ application }: { application: Application }) {
  const paths = [...businessPaths, ...reviewSections.flatMap(pathsOfSection)]
  return (
    <Card title={m.apply_summary()}>
      <DescriptionList facts={saidFacts(documentOf(application), paths)} />
    </Card>
  )
}
