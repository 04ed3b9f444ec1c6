// Runs before the first paint: sets the scheme chosen last.
document.documentElement.dataset.scheme = localStorage.getItem('np-console-scheme') ?? 'auto';
