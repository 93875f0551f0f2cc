/** The rules are imported by path: `@daftar/rules/money/money`. This door only names the package. */
export {}
