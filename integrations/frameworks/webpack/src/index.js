import 'np-elements';

window.np.configure({ brand: 'GZ' });

const output = document.querySelector('output');
let openings = 0;
document.querySelector('np-assistance-chat').addEventListener('np-chat-open', () => {
  openings += 1;
  output.value = openings;
});
