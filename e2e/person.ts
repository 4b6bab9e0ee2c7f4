import type { Page } from 'playwright-core';

interface Known {
  id: string;
  name: string;
  guest: boolean;
}

/** Who the server takes this browser for. */
export function whoAmI(page: Page): Promise<Known | null> {
  return page.evaluate<Known | null>(`fetch('/api/me').then(answer => (answer.ok ? answer.json() : null))`);
}

/** A guest on the page about themselves. */
export async function guest(page: Page, url: string, name: string): Promise<Known> {
  await page.goto(`${url}/you`);
  await page.getByRole('textbox', { name: 'Display name' }).fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'You’re playing as a guest' }).waitFor();
  const known = await whoAmI(page);
  if (!known) throw new Error('the server does not know the guest');
  return known;
}

/** A sheet of the page by its heading. */
export function sheet(page: Page, name: string) {
  return page.getByRole('region', { name });
}

export async function makeAccount(page: Page, username: string, password: string): Promise<void> {
  const make = sheet(page, 'Create an account');
  await make.getByLabel('Username').fill(username);
  await make.getByLabel('Password').fill(password);
  await make.getByRole('button', { name: 'Create account' }).click();
}

export async function signIn(page: Page, username: string, password: string): Promise<void> {
  const form = sheet(page, 'Sign in');
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export function post<T>(page: Page, path: string, body: object): Promise<T> {
  return page.evaluate<T>(
    `fetch('${path}', { method: 'POST', headers: { 'content-type': 'application/json' },
      body: ${JSON.stringify(JSON.stringify(body))} }).then(answer => answer.json())`,
  );
}

/** The push services of the world are out of reach here: one of our own stands in for them. */
export const pushService = {
  content: `
    let made = null;
    PushManager.prototype.getSubscription = async () => made;
    PushManager.prototype.subscribe = async () => {
      const endpoint = 'https://push.example/1';
      made = {
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh: 'x', auth: 'y' } }),
        unsubscribe: async () => { made = null; return true; },
      };
      return made;
    };
  `,
};

/** The browsers the server tells of this person's games. */
export async function toldTo(page: Page): Promise<string[]> {
  const { push } = await page.evaluate<{ push: string[] }>(
    `fetch('/api/me/export').then(answer => answer.json())`,
  );
  return push;
}

/** A device that confirms whatever it is asked, as a finger on a sensor would. */
export async function addDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
