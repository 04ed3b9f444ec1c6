<?php
// functions.php of your theme, or a plugin of your own. WordPress 6.5 or newer.

add_action( 'wp_head', function () {
	$config = array( 'brand' => 'GZ', 'domain' => 'gazzetta.example' );
	wp_print_inline_script_tag( 'window.np = { config: ' . wp_json_encode( $config ) . ' };' );
}, 1 );

add_action( 'wp_enqueue_scripts', function () {
	wp_enqueue_script_module( 'np-elements', 'https://cdn.example/np/np-elements.js', array(), null );
} );

// [np_newsstand] in the text of a page, for authors whose tags WordPress removes.
add_shortcode( 'np_newsstand', fn() => '<np-newsstand routing="hash"></np-newsstand>' );
