import { Field, type FieldProps } from './form.tsx';

type CredentialProps = Omit<FieldProps, 'name' | 'type'>;

export function Username(props: CredentialProps) {
  return (
    <Field {...props} name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
  );
}

/** `name` as the server calls it: `old` is the present one, beside a new one. */
export function Password({ name = 'password', ...props }: CredentialProps & { name?: string }) {
  return <Field {...props} name={name} type="password" maxLength={128} />;
}

/** A password is taken as it is typed, spaces and all. */
export function passwordOf(form: HTMLFormElement, name = 'password'): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
