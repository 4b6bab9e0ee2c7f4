// biome-ignore-all lint: old browsers must be able to read this file
(function () {
  var fits =
    window.Promise &&
    window.CSS &&
    CSS.supports &&
    CSS.supports('color', 'light-dark(red, blue)') &&
    CSS.supports('container-type', 'size') &&
    window.HTMLDialogElement &&
    window.Worker;
  if (fits) return;
  var note = document.createElement('p');
  note.id = 'unsupported';
  note.setAttribute('role', 'alert');
  note.style.cssText = 'margin:1rem;padding:1rem;background:#f6eedb;color:#2a1f14;font:18px Georgia,serif';
  note.textContent =
    'Your browser is too old for Signoria. Please use a current version of Firefox, Chrome, Edge or Safari. · ' +
    'Ce navigateur est trop ancien pour Signoria : utilisez une version récente de Firefox, Chrome, Edge ou Safari.';
  document.body.insertBefore(note, document.body.firstChild);
})();
